import app from '@adonisjs/core/services/app'
import { defineConfig, loaders } from '@adonisjs/i18n'
import { SentenceFormatter } from '#services/sentence_formatter'

const i18nConfig = defineConfig({
  defaultLocale: 'en',
  supportedLocales: ['en', 'sw', 'fr'],
  formatter: () => new SentenceFormatter(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
