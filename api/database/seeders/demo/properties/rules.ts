import { COMMON_HOUSE_RULES } from '#domain/amenities'

/** The common house rules by name, spelt once in the catalogue. */
export const [
  NO_SMOKING,
  NO_PETS,
  NO_PARTIES,
  QUIET_AFTER_TEN,
  CHECK_IN_AFTER_THREE,
  CHECK_OUT_BEFORE_ELEVEN,
  MAXIMUM_OCCUPANCY,
  NO_UNREGISTERED_GUESTS,
] = COMMON_HOUSE_RULES
