export { default as RegistrationPage } from './RegistrationPage.vue';
export { default as CheckInPage } from './CheckInPage.vue';
