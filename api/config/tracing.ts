import env from '#start/env'

const tracingConfig = {
  /** The exporter reads this and other settings of OpenTelemetry by itself. */
  isOn: Boolean(env.get('OTEL_EXPORTER_OTLP_ENDPOINT')),
}

export default tracingConfig
