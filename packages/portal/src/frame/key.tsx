/** A key of the keyboard: "J", "Ctrl K". */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      dir="ltr"
      className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-tight border border-current px-1 font-sans text-micro leading-none font-semibold"
    >
      {children}
    </kbd>
  )
}
