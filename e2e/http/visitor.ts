import type { APIRequestContext, APIResponse } from '@playwright/test'
import { elementsOf, headingsOf, linksOf, tagsOf, textOf } from './html.ts'

type Fields = Record<string, string | readonly string[]>

interface Control {
  name: string
  value: string
  /** Sent without being touched. */
  isPreset: boolean
  isButton: boolean
  /** What a reader finds it by. */
  text: string
}

interface Form {
  action: string
  method: string
  text: string
  controls: Control[]
}

const isOn = (attribute: string | undefined) => attribute !== undefined

/** The fields and buttons of a piece of HTML, in a browser's terms. */
function controlsOf(html: string): (Control & { form: string | undefined })[] {
  const inputs = tagsOf(html, 'input').map((tag) => {
    const isChoice = tag['type'] === 'checkbox' || tag['type'] === 'radio'
    return {
      name: tag['name'] ?? '',
      value: tag['value'] ?? (isChoice ? 'on' : ''),
      isPreset: !isChoice || isOn(tag['checked']),
      isButton: tag['type'] === 'submit',
      text: tag['aria-label'] ?? '',
      form: tag['form'],
    }
  })
  const areas = elementsOf(html, 'textarea').map(({ attributes, text }) => ({
    name: attributes['name'] ?? '',
    value: text,
    isPreset: true,
    isButton: false,
    text: '',
    form: attributes['form'],
  }))
  const selects = elementsOf(html, 'select').map(({ attributes, html: inner }) => {
    const options = tagsOf(inner, 'option')
    const chosen = options.find(({ selected }) => isOn(selected)) ?? options[0]
    const value = chosen?.['value'] ?? ''
    return {
      name: attributes['name'] ?? '',
      value,
      isPreset: true,
      isButton: false,
      text: '',
      form: attributes['form'],
    }
  })
  const buttons = elementsOf(html, 'button')
    .filter(({ attributes }) => attributes['type'] !== 'button')
    .map(({ attributes, text }) => ({
      name: attributes['name'] ?? '',
      value: attributes['value'] ?? '',
      isPreset: false,
      isButton: true,
      text: attributes['aria-label'] ?? text,
      form: attributes['form'],
    }))
  return [...inputs, ...areas, ...selects, ...buttons]
}

function formsOf(html: string, url: string): Form[] {
  const elsewhere = controlsOf(html).filter(({ form }) => form !== undefined)
  return elementsOf(html, 'form').map(({ attributes, html: inner, text }) => ({
    action: new URL(attributes['action'] || url, url).href,
    method: attributes['method'] ?? 'get',
    text,
    controls: [
      ...controlsOf(inner).filter(({ form }) => form === undefined),
      ...elsewhere.filter(({ form }) => form === attributes['id']),
    ],
  }))
}

function sentBy({ controls }: Form, button: Control | undefined, fields: Fields): URLSearchParams {
  for (const name of Object.keys(fields))
    if (!controls.some((control) => control.name === name))
      throw new Error(`the form has no field ${name}`)
  const sent = new URLSearchParams()
  for (const { name, value, isPreset } of controls)
    if (name && isPreset && !(name in fields)) sent.append(name, value)
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) sent.append(name, each)
  if (button?.name) sent.append(button.name, button.value)
  return sent
}

/** Someone whose browser runs no script: they follow links and send forms, and keep cookies. */
export function visitorOf(request: APIRequestContext, headers: Record<string, string> = {}) {
  const arrive = async (reply: APIResponse) => {
    const url = reply.url()
    const html = await reply.text()
    const forms = formsOf(html, url)
    const { pathname, search } = new URL(url)
    return {
      status: reply.status(),
      path: pathname + search,
      html,
      text: textOf(html),
      heading: headingsOf({ status: 200, headers: {}, html, text: '' })[0],
      /** The preset or repeated value of a field. */
      valueOf: (name: string) =>
        forms.flatMap(({ controls }) => controls).find((control) => control.name === name)?.value,
      /** Follows the first link of a name. */
      async follow(name: string) {
        const link = linksOf({ html }).find((each) => each.name === name)
        if (!link) throw new Error(`${pathname} has no link ${name}`)
        return arrive(await request.get(new URL(link.href, url).href, { headers }))
      },
      /**
       * Sends the form that has this button, filled in; `near` is a text of the form where several
       * have the same one. A form that the server would not render cannot be sent.
       */
      async send(button: string, fields: Fields = {}, near = '') {
        const isIt = (control: Control) => control.isButton && control.text.startsWith(button)
        const form = forms.find(
          (each) => each.controls.some(isIt) && (each.text.includes(near) || near === ''),
        )
        if (!form) throw new Error(`${pathname} has no form with the button ${button}`)
        const sent = sentBy(form, form.controls.find(isIt), fields)
        if (form.method === 'get')
          return arrive(await request.get(`${form.action}?${sent}`, { headers }))
        const type = { 'content-type': 'application/x-www-form-urlencoded' }
        const { origin } = new URL(url)
        return arrive(
          await request.post(form.action, {
            data: sent.toString(),
            headers: { ...headers, ...type, origin },
          }),
        )
      },
    }
  }
  return { open: async (path: string) => arrive(await request.get(path, { headers })) }
}
