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

const props = { asked: asked.get('tournament'), sound: asked.get('sound') !== 'off' };
const app = createApp(HallScreen, props).use(createPinia()).use(texts);
// Nothing that goes wrong is shown to the hall: the last good picture stays (DESIGN §3).
app.config.errorHandler = (error) => console.error(error);
const transport = openTransport(window);
speakThrough(transport, { token: () => undefined, expired: () => undefined });
useDeskStore().follow(transport);
followDeskClock(transport);
// Rows are fitted to their room by the width of their letters: the picture waits for its fonts, or for their failure.
const faces = ['400 1rem "Radio Canada"', '600 1rem "Source Serif 4"'];
void Promise.allSettled(faces.map((face) => document.fonts.load(face))).then(() => app.mount('#screen'));
