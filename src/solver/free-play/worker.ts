import { serve } from './serve.ts';
import { workerPlatform } from '../worker/worker-platform.ts';

serve(self, workerPlatform);
