import { rad, type V2 } from '../space/vector.ts'

/** Places points of gear that points left: u runs along it, v to its upper side. */
export const leftward =
  (o: V2, deg: number, k = 1) =>
  ([u, v]: V2): V2 => [
    o[0] + k * (u * Math.cos(rad(deg)) + v * Math.sin(rad(deg))),
    o[1] + k * (u * Math.sin(rad(deg)) - v * Math.cos(rad(deg))),
  ]

/** Places points of a frame that is turned about `o`. */
export const turned =
  (o: V2, deg: number, k: number) =>
  ([u, v]: V2): V2 => [
    o[0] + k * (u * Math.cos(rad(deg)) - v * Math.sin(rad(deg))),
    o[1] + k * (u * Math.sin(rad(deg)) + v * Math.cos(rad(deg))),
  ]
