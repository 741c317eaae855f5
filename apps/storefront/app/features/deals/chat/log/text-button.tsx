import type { ReactNode } from 'react'

interface TextButtonProps {
  onClick: () => void
  children: ReactNode
}

/** A button in a line of small text. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 cursor-pointer underline underline-offset-3"
    >
      {children}
    </button>
  )
}
