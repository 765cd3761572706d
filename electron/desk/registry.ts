import type { CommandHandler, DeskFeature, Projection, QueryHandler } from './feature.ts';

/** Every command, query and read table of the features, found by name. */
export interface Registry {
  readonly commands: ReadonlyMap<string, CommandHandler>;
  readonly queries: ReadonlyMap<string, QueryHandler>;
  readonly projections: readonly Projection[];
  readonly tables: readonly string[];
}

/** Read tables of the desk itself that follow from the journal. */
const ownTables = ['series'];

/** Throws on a name that two features claim: that is a bug, not an input. */
export function registryOf(features: readonly DeskFeature[]): Registry {
  const commands = new Map<string, CommandHandler>();
  const queries = new Map<string, QueryHandler>();
  for (const feature of features) {
    for (const handler of feature.commands) addOnce(commands, handler);
    for (const handler of feature.queries) addOnce(queries, handler);
  }
  const projections = features.flatMap((feature) => (feature.projection ? [feature.projection] : []));
  return { commands, queries, projections, tables: [...ownTables, ...projections.flatMap((each) => each.tables)] };
}

function addOnce<Handler extends { readonly contract: { readonly name: string } }>(
  map: Map<string, Handler>,
  handler: Handler,
): void {
  const { name } = handler.contract;
  if (map.has(name)) throw new Error(`two features claim ${name}`);
  map.set(name, handler);
}
