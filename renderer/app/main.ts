import { createPinia } from 'pinia';
import { createApp, watch } from 'vue';
import '../ui/tokens.css';
import './app.css';
import { keepTime, query, speakThrough, useDeskStore, useHostStore, useSessionStore } from '../desk/index.ts';
import { openTransport } from '../transport/index.ts';
import { texts } from '../texts/index.ts';
import AppShell from './AppShell.vue';
import { router } from './router.ts';

const app = createApp(AppShell).use(createPinia()).use(texts).use(router);
const transport = openTransport(window);
const session = useSessionStore();
speakThrough(transport, {
  token: () => session.token,
  expired: () => session.expired(),
  signedIn: () => session.signedIn(),
});
const desk = useDeskStore();
desk.follow(transport);
const time = keepTime(() => query('host.time'));
// A new snapshot may come from a host that was started again, with a clock of its own.
watch(() => desk.opened, time.again);
void useHostStore().ask();
app.mount('#app');
