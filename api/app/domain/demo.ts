/** Printed on the sign-in page in demo mode (docs/operations.md). */
export const DEMO_PASSWORD = 'Karibu123'

/** Of the demo's people; no letter ever reaches these domains (RFC 2606). */
export const DEMO_DOMAINS = ['makao.test', 'example.com']
