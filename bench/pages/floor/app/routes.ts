import { route } from '@react-router/dev/routes'

export default [route('properties', 'listing.tsx')]
