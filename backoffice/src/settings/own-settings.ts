/** One's own settings, as the data provider asks for them. */
export const SETTINGS = { resource: 'settings', id: 'own', meta: { path: 'settings' } }
