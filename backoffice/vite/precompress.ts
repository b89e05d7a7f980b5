import { precompress } from '@makao/shared/vite/precompress'
import type { Plugin } from 'vite'

export function precompressed(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir = '' }) => precompress(dir),
  }
}
