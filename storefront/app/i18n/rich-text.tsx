import { Fragment, type ReactNode } from 'react'

type Slots = Record<string, (content: string) => ReactNode>

const SLOT = /<(\w+)>(.*?)<\/\1>/gs

/** Renders a text with tags, such as `I agree to the <terms>Terms</terms>`, by `slots`. */
export function RichText({ text, slots }: { text: string; slots: Slots }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(SLOT)) {
    const [whole, name = '', content = ''] = match
    parts.push(text.slice(end, match.index), slots[name]?.(content) ?? content)
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
