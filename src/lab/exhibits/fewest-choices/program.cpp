// Every solution of the n queens problem: fewest choices first.
// g++ -std=c++20 -O2 -o fewest-choices fewest-choices.cpp && ./fewest-choices 8
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <ranges>
#include <string>
#include <vector>

struct Search {
  const int n;
  std::vector<int> board = std::vector<int>(n);        // the column of the queen in each row
  std::vector<bool> taken = std::vector<bool>(2 * n);  // rows, then columns
  std::vector<bool> rising = taken, falling = taken;

  /*@1*/ long extend(int queens = 0) {
    /*@2*/ if (queens == n) return record();
    auto is_open = [this](int k) { return !taken[k]; };
    auto open = std::views::iota(0, 2 * n) | std::views::filter(is_open);
    /*@3*/ const int line = std::ranges::min(open, {}, [this](int k) { return free_squares(k); });
    long found = 0;
    /*@4*/ for (int k = 0; k < n; ++k) {
      const int row = line < n ? line : k, col = line < n ? k : line - n;
      if (!is_free(row, col)) continue;
      /*@5*/ mark(row, col, true);
      /*@6*/ found += extend(queens + 1);
      /*@7*/ mark(row, col, false);
    }
    return found;
  }
  int free_squares(int line) const {
    int free = 0;
    for (int k = 0; k < n; ++k) free += line < n ? is_free(line, k) : is_free(k, line - n);
    return free;
  }
  bool is_free(int row, int col) const {
    return !taken[row] && !taken[n + col] && !rising[row + col] && !falling[row - col + n];
  }
  void mark(int row, int col, bool has_queen) {
    board[row] = col;
    taken[row] = taken[n + col] = rising[row + col] = falling[row - col + n] = has_queen;
  }
  long record() const {
    static const std::string digits = "123456789abcdefghijklmnopqrstuvw";
    for (const int col : board) std::cout << digits[col];
    for (int k = 0; k < n; ++k) std::cout << (k ? ", " : " [") << board[k];
    std::cout << "]\n";
    return 1;
  }
};

int main(int argc, char* argv[]) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 8;
  if (n < 1 || n > 32) {
    std::cerr << "n has to be 1 to 32.\n";
    return EXIT_FAILURE;
  }
  const long count = Search{n}.extend();
  std::cout << "Solutions: " << count << '\n';
}
