export { default as HouseLists } from './HouseLists.vue';
export { default as HouseRecoveryCode } from './HouseRecoveryCode.vue';
export { default as HouseSetUpPage } from './HouseSetUpPage.vue';
export { default as HouseSettingsPage } from './HouseSettingsPage.vue';
