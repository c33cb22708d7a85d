/**
 * Recipes of what opens over a screen. They come with the overlay's code: give them to the root as `recipe`, not to the
 * system, which every screen loads. What they refer to of Chakra's tokens stands in `system.ts`.
 */
export { dialogSlotRecipe } from '@chakra-ui/react/theme';
