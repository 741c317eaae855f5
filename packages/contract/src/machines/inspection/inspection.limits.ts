/** More than the points of any category. */
export const POINTS_MAX = 60
export const FINDING_NOTE_MAX = 300
/** A ready-made remark in one language. */
export const REMARK_MAX = 200
/** What a reviewer writes to the inspector. */
export const RETURN_REMARK_MAX = 500
/** Photos of one point. */
export const POINT_PHOTOS_MAX = 4
/** The largest estimate of one repair, in AED. */
export const REPAIR_AED_MAX = 1_000_000
/** No meter counts further. */
export const METER_HOURS_MAX = 200_000
/** No point is measured in more. */
export const MEASURE_MAX = 100_000
