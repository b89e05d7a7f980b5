/*
 * Runs Lighthouse on the storefront's main pages with its default phone throttling: the median of
 * three visits to the production build. Without an address it starts a product with demo data.
 * node bench/lighthouse.mjs [address] [--runs 3]
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/lib/browser.mjs'
import { ensureBenchInstalled } from '../scripts/lib/install.mjs'
import { startedChild } from './lib/child.mjs'
import { weigh } from './lighthouse/weigh.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
await ensureBenchInstalled()
const { default: lighthouse } = await import('lighthouse')

const OWN_PORT = '3190'
const DEBUGGING_PORT = 9_333
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** Times in ms. */
const BOUNDS = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  practices: { atLeast: 100 },
  seo: { atLeast: 100 },
  lcp: { atMost: 1800 },
  cls: { atMost: 0.02 },
  tbt: { atMost: 100 },
}

/** Compressed kB of a first visit to the listing; other pages' weights are only printed. */
const WEIGHT = { scripts: { atMost: 120 }, all: { atMost: 250 } }

const JUDGED = ['accessibility', 'best-practices', 'seo']

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function visit(url) {
  const { lhr } = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error' })
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const { audits, categories } = lhr
  const score = (name) => Math.round(categories[name].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    failed: JUDGED.map((name) => categories[name])
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  }
}

const isWithin = ({ atLeast = -Infinity, atMost = Infinity }, value) =>
  value >= atLeast && value <= atMost

function cell(figure, value, bound) {
  if (isWithin(bound, value)) return `${figure} ${value}`
  const wanted = bound.atLeast ? `at least ${bound.atLeast}` : `at most ${bound.atMost}`
  return `${figure} ${value} (${wanted})`
}

async function judge(name, url) {
  const visits = []
  for (let run = 0; run < Number(options.runs); run++) visits.push(await visit(url))
  const weight = await weigh(browser, url)
  const cells = [
    ...Object.entries(BOUNDS).map(([figure, bound]) =>
      cell(figure, median(visits.map((one) => one[figure])), bound)
    ),
    ...Object.entries(WEIGHT).map(([figure, bound]) =>
      cell(figure, weight[figure], name === 'listing' ? bound : {})
    ),
  ]
  process.stdout.write(`${name.padEnd(9)} ${cells.join(' · ')}\n`)
  const failed = new Set(visits.flatMap((one) => one.failed))
  if (failed.size > 0) process.stdout.write(`          to mend: ${[...failed].join(', ')}\n`)
}

async function ownProduct() {
  const serve = fileURLToPath(new URL('serve.mjs', import.meta.url))
  const product = startedChild([serve], {
    ending: 'SIGTERM',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: OWN_PORT },
  })
  const address = `http://localhost:${OWN_PORT}`
  for (;;) {
    if (product.exitCode !== null) throw new Error('The product did not start')
    const answer = await fetch(`${address}/api/v1/health`).catch(() => null)
    if (answer?.ok) return { address, stop: () => product.kill('SIGTERM') }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const product = positionals[0] ? { address: positionals[0], stop() {} } : await ownProduct()
const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) || undefined,
  args: [...FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
})
try {
  const { address } = product
  const found = await fetch(`${address}/api/v1/properties?sort=-totalReviews&limit=1`)
  const { data } = await found.json()
  await judge('home', `${address}/`)
  await judge('listing', `${address}/properties`)
  await judge('detail', `${address}/properties/${data[0]._id}`)
} finally {
  await browser.close()
  product.stop()
}
