import { serve } from './serve.ts';
import { workerPlatform } from './worker-platform.ts';

serve(self, workerPlatform);
