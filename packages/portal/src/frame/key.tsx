/** A key of the keyboard: "J", "Ctrl K". Phones have none. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      dir="ltr"
      className="hidden h-4.5 min-w-4.5 place-items-center rounded-tight border border-current px-1 font-sans text-micro leading-none font-semibold lg:inline-grid"
    >
      {children}
    </kbd>
  )
}
