import type { Reading } from '../../../shared/domain/clock/index.ts';
import { deskNow } from '../../desk/index.ts';

/** The desk's clock in whole milliseconds, as calendars and rules count. */
export function readingNow(): Reading {
  const { wall, mono } = deskNow();
  return { wall: Math.floor(wall), mono: Math.floor(mono) };
}

export const wallNow = (): number => readingNow().wall;
