import { createPinia } from 'pinia';
import { createApp } from 'vue';
import '../ui/tokens.css';
import './hall.css';
import { speakThrough, useDeskStore } from '../desk/index.ts';
import { languages, texts, type Language } from '../texts/index.ts';
import { openTransport } from '../transport/index.ts';
import { followDeskClock } from './desk-clock.ts';
import HallScreen from './HallScreen.vue';

const asked = new URLSearchParams(location.search);
const language = asked.get('lang');
if (languages.includes(language as Language)) texts.global.locale.value = language as Language;

const app = createApp(HallScreen, { asked: asked.get('tournament') })
  .use(createPinia())
  .use(texts);
// Nothing that goes wrong is shown to the hall: the last good picture stays (DESIGN §3).
app.config.errorHandler = (error) => console.error(error);
const transport = openTransport(window);
speakThrough(transport, { token: () => undefined, expired: () => undefined });
useDeskStore().follow(transport);
followDeskClock(transport);
app.mount('#screen');
