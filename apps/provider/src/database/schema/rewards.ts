/** A reward of a learner, granted once, with its difficulty. */
export interface ItemGrantTable {
  learner_id: string;
  item_id: string;
  quiz_time_id: string;
  granted_at: number;
}

/** `place_id` is a trail or a sub-trail. */
export interface BadgeGrantTable {
  learner_id: string;
  place_id: string;
  quiz_time_id: string;
  granted_at: number;
}
