import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router';
import HomePage from './HomePage.vue';

declare module 'vue-router' {
  interface RouteMeta {
    /** The guide's page that F1 opens here. */
    readonly guide?: string;
    /** Shown before anybody has signed in. */
    readonly open?: boolean;
  }
}

/** One row a page. Pages of a tournament carry its id, so that reload, back and a second tab come to the same place. */
const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'home', component: HomePage, meta: { guide: 'first-evening' } },
  {
    path: '/set-up',
    name: 'set-up',
    component: () => import('../features/house/index.ts').then(({ HouseSetUpPage }) => HouseSetUpPage),
    meta: { guide: 'set-up', open: true },
  },
  {
    path: '/plan/:tournament?',
    name: 'plan',
    component: () => import('../features/tournament/index.ts').then(({ TournamentPlanPage }) => TournamentPlanPage),
    meta: { guide: 'tournament' },
  },
  {
    path: '/t/:tournament/registration',
    name: 'registration',
    component: () => import('../features/registration/index.ts').then(({ RegistrationPage }) => RegistrationPage),
    meta: { guide: 'registration' },
  },
  {
    path: '/t/:tournament/check-in',
    name: 'check-in',
    component: () =>
      import('../features/registration/index.ts').then(({ RegistrationCheckInPage }) => RegistrationCheckInPage),
    meta: { guide: 'check-in' },
  },
  {
    path: '/t/:tournament/room',
    name: 'room',
    component: () => import('../features/room/index.ts').then(({ RoomPage }) => RoomPage),
    meta: { guide: 'room' },
  },
  {
    path: '/t/:tournament/conduct',
    name: 'conduct',
    component: () => import('../features/conduct/index.ts').then(({ ConductPage }) => ConductPage),
    meta: { guide: 'conduct' },
  },
  {
    path: '/t/:tournament/prizes',
    name: 'prizes',
    component: () => import('../features/prizes/index.ts').then(({ PrizesPage }) => PrizesPage),
    meta: { guide: 'prizes' },
  },
  {
    path: '/t/:tournament/compliance',
    name: 'compliance',
    component: () => import('../features/compliance/index.ts').then(({ CompliancePage }) => CompliancePage),
    meta: { guide: 'compliance' },
  },
  {
    path: '/t/:tournament/journal',
    name: 'journal',
    component: () => import('../features/audit/index.ts').then(({ AuditJournalPage }) => AuditJournalPage),
    meta: { guide: 'journal' },
  },
  {
    path: '/duties',
    name: 'duties',
    component: () => import('../features/compliance/index.ts').then(({ DutiesPage }) => DutiesPage),
    meta: { guide: 'duties' },
  },
  {
    path: '/people',
    name: 'people',
    component: () => import('../features/people/index.ts').then(({ PeoplePage }) => PeoplePage),
    meta: { guide: 'people' },
  },
  {
    path: '/registers',
    name: 'registers',
    component: () => import('../features/registers/index.ts').then(({ RegistersPage }) => RegistersPage),
    meta: { guide: 'registers' },
  },
  {
    path: '/settings',
    name: 'settings',
    component: () => import('../features/house/index.ts').then(({ HouseSettingsPage }) => HouseSettingsPage),
    meta: { guide: 'settings' },
  },
  {
    path: '/guide/:page?',
    name: 'guide',
    component: () => import('../features/guide/index.ts').then(({ GuidePage }) => GuidePage),
    meta: { open: true },
  },
  { path: '/:elsewhere(.*)*', redirect: '/' },
];

export const router = createRouter({ history: createWebHashHistory(), routes });
