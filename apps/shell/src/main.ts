import '@carta/ui/base.css';
import { start } from './bootstrap.tsx';

start();
