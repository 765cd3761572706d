export { default as PeoplePage } from './PeoplePage.vue';
export { default as PeopleReminder } from './PeopleReminder.vue';
