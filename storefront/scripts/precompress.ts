import { precompress } from '@makao/shared/vite/precompress'

/* Runs after the builds of pages and service worker: node scripts/precompress.ts */
await precompress('build/client')
