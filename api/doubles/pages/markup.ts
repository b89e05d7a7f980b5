type Markup = { markup: string }
type Part = string | number | Markup | Markup[]

/** Markup whose texts are escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(written)) }
}

function written(part: Part): string {
  if (Array.isArray(part)) return part.map(written).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}

const LOOK: Markup = {
  markup: `<link rel="stylesheet" href="/tokens.css">
<style>
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { display: grid; gap: 1.25rem; max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  h1, h2, p, ul { margin: 0; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  h2 { font-size: 1.125rem; }
  ul { display: grid; gap: 0.75rem; padding: 0; list-style: none; }
  .card { display: grid; gap: 1rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); overflow-wrap: anywhere; }
  .amount { font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
  .muted { color: var(--muted); }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
  button { min-height: 44px; padding: 0.5rem 0.75rem; border: 1px solid var(--line-strong); border-radius: 10px; background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
  .first { grid-column: 1 / -1; border-color: var(--acacia); background: var(--acacia); color: var(--on-acacia); }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--ocean); outline-offset: 2px; }
  a { color: var(--acacia); font-weight: 600; }
</style>`,
}

/** A whole page; plain, for it is a tool. */
export function document(title: string, main: Markup, head: Markup = { markup: '' }) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${LOOK} ${head}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`.markup
}
