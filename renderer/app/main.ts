import { createPinia } from 'pinia';
import { createApp } from 'vue';
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
speakThrough(transport, { token: () => session.token, expired: () => session.expired() });
useDeskStore().follow(transport);
keepTime(() => query('host.time'));
void useHostStore().ask();
app.mount('#app');
