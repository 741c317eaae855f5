const PPM_OF_PERCENT = 10_000

/** A rate in parts per million as a percentage, to two places. */
export const percentOf = (ppm: number): number => ppm / PPM_OF_PERCENT

export const ppmOf = (percent: number): number => Math.round(percent * 100) * (PPM_OF_PERCENT / 100)
