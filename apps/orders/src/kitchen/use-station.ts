import type { Key } from '@carta/domain';
import { useKeptTexts } from '../use-kept-texts.ts';

/**
 * Returns the categories of the station that this device is, none for all, and what chooses others; null until it is known. The device keeps them
 * for each business.
 */
export const useStation = (businessKey: Key): readonly [readonly Key[] | null, (categories: readonly Key[]) => void] =>
  useKeptTexts(`orders/station/${businessKey}`);
