import { demoPin } from '../demo/cast.ts';
import type { SampleHouse } from './sample-house.ts';

/** A telephone at a table of the seven o'clock, and somebody whom the house does not admit any more. */
export async function troubleOnRecord(house: SampleHouse): Promise<void> {
  await house.floor('conduct.recordIncident', {
    tournament: 't-running',
    incident: 'i-run-1',
    category: 'assistance',
    table: 1,
    entries: ['e-run-5'],
    facts: 'Le joueur consulte son téléphone pendant une main, écran caché sous la table.',
    witnesses: 'Le croupier de la table 1 et deux voisins.',
  });
  await house.director('conduct.suspendPerson', {
    suspension: 'suspension-1',
    person: 'p-off-1',
    until: '2027-06-30',
    reason: 'Insultes à l’entrée, le soir de l’annulation.',
    pin: demoPin,
  });
}

/** A scandal: one is sent away for a time, one for good; then the fire alarm, and play stands still. */
export async function playHalted(house: SampleHouse): Promise<void> {
  const one = { tournament: 't-halted', incident: 'i-halted-1' };
  await house.floor('conduct.recordIncident', {
    ...one,
    category: 'scandal',
    entries: ['e-halted-3', 'e-halted-4'],
    facts: 'Altercation entre deux joueurs, cartes jetées au croupier.',
  });
  const signed = { ...one, pin: demoPin };
  await house.tournamentDirector('conduct.expelForTime', { ...signed, entry: 'e-halted-3' });
  await house.tournamentDirector('conduct.expel', { ...signed, entry: 'e-halted-4', ground: 'scandal', chips: 19_400 });
  await house.director('conduct.setHold', { ...one, hold: 'hold-1', reason: 'Le croupier annonce une plainte.' });
  await house.stage.wait(60_000);
  await house.tournamentDirector('conduct.suspendPlay', {
    tournament: 't-halted',
    reason: 'safety',
    facts: 'Alarme incendie dans la galerie.',
    stacks: [],
    pin: demoPin,
  });
}
