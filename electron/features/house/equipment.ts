import {
  publishHouseRulesContract,
  setChipSetsContract,
  setRoomsContract,
} from '../../../shared/contract/house-equipment.ts';
import { publishHouseRules, setChipSets, setRooms, type HouseRulesText } from '../../../shared/domain/house/index.ts';
import { commandHandler } from '../../desk/feature.ts';

const stream = () => ({ kind: 'house' }) as const;

const rooms = commandHandler({
  contract: setRoomsContract,
  stream,
  facts: () => ({}),
  decide: (state, input) => setRooms(state, input),
});

const chips = commandHandler({
  contract: setChipSetsContract,
  stream,
  facts: () => ({}),
  decide: (state, input) => setChipSets(state, input),
});

const rules = commandHandler({
  contract: publishHouseRulesContract,
  stream,
  facts: () => ({}),
  decide: (state, input) => publishHouseRules(state, input),
  answer: (events) => {
    const published = events[0]?.data as HouseRulesText | undefined;
    return published ? { version: published.version, sha256: published.sha256 } : {};
  },
});

export const equipmentCommands = [rooms, chips, rules];
