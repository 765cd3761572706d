export { default as RoomPage } from './RoomPage.vue';
