/** Turns while something is under way; the words beside it say what. Dotted where nothing may move. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-turn rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none motion-reduce:border-dotted motion-reduce:border-t-current"
    />
  )
}
