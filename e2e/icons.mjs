/*
 * Draws the icons of the installed app and the picture that messengers show of a page without one, from the
 * logo: `npm run icons`. Run it again when the logo changes, and commit what it makes.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/lib/browser.mjs'

const folder = fileURLToPath(new URL('../storefront/public/', import.meta.url))
const face = readFileSync(
  fileURLToPath(new URL('../packages/shared/styles/faces/headings.woff2', import.meta.url))
).toString('base64')

const PAPER = '#fbf7f0'
const INK = '#1d1b17'

/** The roof and its stripes; `size` of 100 fills the picture. */
const logo = (size) => `<svg viewBox="0 0 32 32" style="width:${size}%;height:${size}%">
  <path d="M5 16 16 6.5l11 9.5" fill="none" stroke="#b84a24" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M9 20h14" stroke="#e9a23b" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M9 24.5h14" stroke="#1f5b45" stroke-width="3.4" stroke-linecap="round"/>
</svg>`

/** A launcher cuts its own shape out of a maskable icon: the logo stays within the middle 80 %. */
const square = (size, radius) =>
  `<div style="width:100vw;height:100vh;display:grid;place-items:center;background:${PAPER};border-radius:${radius}">${logo(size)}</div>`

const share = `<style>@font-face{font-family:Face;src:url(data:font/woff2;base64,${face});font-weight:200 800}</style>
<div style="width:1200px;height:630px;background:${PAPER};display:flex;align-items:center;gap:56px;padding:0 96px;box-sizing:border-box;position:relative">
  <div style="width:300px;height:300px;flex:none">${logo(100)}</div>
  <div style="font-family:Face;color:${INK}"><div style="font-size:140px;font-weight:800;letter-spacing:-4px">Makao</div>
  <div style="font-size:44px;font-weight:500">Short stays in Kenya</div></div>
  <div style="position:absolute;inset:auto 0 0;height:36px;background:linear-gradient(#b84a24 0 12px,#e9a23b 12px 20px,#1f5b45 20px)"></div>
</div>`

const PICTURES = [
  { file: 'icons/icon-192.png', width: 192, html: square(100, '22%') },
  { file: 'icons/icon-512.png', width: 512, html: square(100, '22%') },
  { file: 'icons/maskable-512.png', width: 512, html: square(72, '0') },
  { file: 'icons/apple-touch-icon.png', width: 180, html: square(86, '0') },
  { file: 'share.png', width: 1200, height: 630, html: share },
]

mkdirSync(`${folder}icons`, { recursive: true })
const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) || undefined,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
const page = await browser.newPage()
for (const { file, width, height = width, html } of PICTURES) {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>body{margin:0}</style>${html}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: folder + file, omitBackground: true })
  process.stdout.write(`${file}\n`)
}
await browser.close()
