export { Button, type ButtonProps } from './button/button.tsx';
export { type FeatureRoute, type RouteAccess } from './routing/feature-route.ts';
