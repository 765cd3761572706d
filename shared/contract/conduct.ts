import { suspendPlayContract, noteStacksContract, resumePlayContract, stopPlayContract } from './conduct-halts.ts';
import {
  recordIncidentContract,
  ruleContract,
  setHoldContract,
  liftHoldContract,
  warnContract,
} from './conduct-incidents.ts';
import {
  expelForTimeContract,
  callBackContract,
  expelContract,
  revokeExpulsionContract,
  removeAbsentContract,
} from './conduct-sanctions.ts';
import { suspendPersonContract, liftSuspensionContract } from './conduct-suspensions.ts';

export const conductCommands = [
  recordIncidentContract,
  ruleContract,
  warnContract,
  expelForTimeContract,
  callBackContract,
  expelContract,
  revokeExpulsionContract,
  removeAbsentContract,
  suspendPlayContract,
  noteStacksContract,
  resumePlayContract,
  stopPlayContract,
  setHoldContract,
  liftHoldContract,
  suspendPersonContract,
  liftSuspensionContract,
];
