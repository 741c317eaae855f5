import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../action/icon-button.tsx'

const SIDE = {
  // A row of the height of the scrim: a long box scrolls inside, and does not leave the screen.
  centre: {
    scrim: 'sm:grid-rows-[minmax(0,1fr)] sm:place-items-center sm:p-6',
    box: 'sm:max-h-full sm:rounded-box',
  },
  end: { scrim: 'sm:items-stretch sm:justify-items-end', box: 'sm:h-full' },
}

export interface PopupProps {
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Needs an answer: neither Escape nor a click outside closes it. */
  isAlert?: boolean
}

interface FrameProps extends PopupProps {
  /** The background and width of the box. */
  look: string
  side?: keyof typeof SIDE
  /** The accessible name of a box without a heading. */
  label?: string
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** The scrim and the box on it: from 640 px where `side` says, below that at the bottom edge. */
export function PopupFrame(props: FrameProps) {
  const { look, side = 'centre', isAlert = false, label, children, ...open } = props
  return (
    <ModalOverlay
      {...open}
      isDismissable={!isAlert}
      isKeyboardDismissDisabled={isAlert}
      className={`fixed inset-0 z-popup grid items-end bg-scrim ${SIDE[side].scrim}`}
    >
      <Modal
        className={`flex w-full min-w-0 flex-col max-sm:max-h-[92dvh] max-sm:rounded-t-box pb-[env(safe-area-inset-bottom)] animate-rise shadow-raise outline-0 ${SIDE[side].box} ${look}`}
      >
        <AriaDialog
          role={isAlert ? 'alertdialog' : 'dialog'}
          {...(label !== undefined && { 'aria-label': label })}
          className="flex min-h-0 flex-1 flex-col outline-0"
        >
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

interface PopupHeadProps {
  title: string
  /** The accessible name of the close button; without it there is no button. */
  close?: string | undefined
}

export function PopupHead({ title, close }: PopupHeadProps) {
  return (
    <>
      <Heading slot="title" level={2} className="min-w-0 text-lead font-bold tracking-tight">
        {title}
      </Heading>
      {close !== undefined && <IconButton slot="close" label={close} icon="close" tone="quiet" />}
    </>
  )
}

const SIZE = { small: 'sm:max-w-110', large: 'sm:max-w-180' }

interface DialogProps extends PopupProps, PopupHeadProps {
  size?: keyof typeof SIZE
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A modal dialog with one text or form. */
export function Dialog({ title, close, size = 'small', children, ...popup }: DialogProps) {
  return (
    <PopupFrame look={`bg-raised ${SIZE[size]}`} {...popup}>
      {(shut) => (
        <>
          <span
            aria-hidden="true"
            className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-tight bg-line-strong sm:hidden"
          />
          <header className="flex min-h-14 items-center justify-between gap-3 px-(--gutter) pt-1 sm:px-6 sm:pt-5 sm:pb-2">
            <PopupHead title={title} close={close} />
          </header>
          <div className="grid min-h-0 gap-4 overflow-auto px-(--gutter) pt-1 pb-5 sm:px-6 sm:pt-2 sm:pb-6">
            {typeof children === 'function' ? children(shut) : children}
          </div>
        </>
      )}
    </PopupFrame>
  )
}
