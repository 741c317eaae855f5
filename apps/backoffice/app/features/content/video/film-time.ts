/** 6:42, the same in every language. */
export const filmTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The seconds of times such as "0:00, 0:48"; what is no time is left out. */
export const secondsIn = (text: string): number[] =>
  [...text.matchAll(/(\d{1,2}):([0-5]\d)/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
