/** Needs a text beside it. A dotted ring with `prefers-reduced-motion`. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-turn rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none motion-reduce:border-dotted motion-reduce:border-t-current"
    />
  )
}
