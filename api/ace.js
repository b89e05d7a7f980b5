/**
 * Runs the TypeScript sources directly in development. The build has its own copy without this hook.
 */
import '@poppinss/ts-exec'

await import('./bin/console.js')
