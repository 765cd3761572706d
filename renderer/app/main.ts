import { createPinia } from 'pinia';
import { createApp } from 'vue';
import '../ui/tokens.css';
import { openTransport } from '../transport/index.ts';
import './app.css';
import AppPage from './AppPage.vue';
import { useDeskStore } from './desk-store.ts';
import { texts } from './texts.ts';

const pinia = createPinia();
useDeskStore(pinia).follow(openTransport(window));
createApp(AppPage).use(pinia).use(texts).mount('#app');
