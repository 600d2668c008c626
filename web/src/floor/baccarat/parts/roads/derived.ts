/** The three roads that are derived from the big road. */
import type { DerivedMark, NextMarks, Roads } from '../../../../lib/generated';

export type DerivedRoad = 'eye' | 'small' | 'pig';
export const DERIVED: readonly DerivedRoad[] = ['eye', 'small', 'pig'];

export const marksOf = (roads: Roads): Record<DerivedRoad, DerivedMark[]> => ({
  eye: roads.big_eye_boy,
  small: roads.small_road,
  pig: roads.cockroach_pig,
});

export const nextOf = (marks: NextMarks): Record<DerivedRoad, DerivedMark['colour'] | null> => ({
  eye: marks.big_eye_boy,
  small: marks.small_road,
  pig: marks.cockroach_pig,
});
