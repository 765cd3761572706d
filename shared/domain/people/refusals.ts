import { refuser, type RefusalList } from '../../kernel/refusal.ts';

export const peopleRefusals = {
  'people.listUnreadable': [],
  'people.listEncoding': [],
  'people.listColumns': [],
  'people.listEmpty': [],
  'people.listDateUnknown': ['FR-REG-46'],
  'people.listDateAhead': ['FR-REG-46'],
  'people.listOlder': ['FR-REG-46'],
  'people.importStopped': [],
  'people.unknown': [],
  'people.restrictedToOthers': [],
  'people.termTooShort': ['FR-REG-58'],
  'people.holdUnknown': ['FR-REG-77'],
  'people.heldAlready': ['FR-REG-77'],
  'people.notHeld': ['FR-REG-77'],
  'people.restrictedAlready': [],
  'people.notRestricted': [],
  'people.readsUnderWay': [],
  'people.nothingToPurge': ['FR-REG-58'],
  'people.purgeChanged': ['FR-REG-58'],
  'people.purgeUnderWay': [],
  'people.noPurge': [],
  'people.formIncomplete': ['FR-REG-52'],
} as const satisfies RefusalList;

export type PeopleRefusal = keyof typeof peopleRefusals;

export const refuse = refuser<PeopleRefusal>(peopleRefusals);
