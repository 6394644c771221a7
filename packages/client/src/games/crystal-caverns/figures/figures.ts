export { HeroDrawing } from './HeroDrawing';
export { MonsterDrawing } from './MonsterDrawing';
